import { parentPort } from 'node:worker_threads';
import type { PagePlan } from '#app/page/page-plan.ts';
import { inlineStyles, loadBuild } from './built-pages.ts';
import { drawnPage, type DrawnPage } from './drawn-page.ts';

/** A page to draw, by a number that its answer bears. */
export type DrawingTask = { id: number; plan: PagePlan };
export type DrawingAnswer = 'ready' | { id: number; page: DrawnPage } | { id: number; error: unknown };

const build = await loadBuild();
const withStyles = inlineStyles();

function answer({ id, plan }: DrawingTask): void {
  try {
    const page = drawnPage(withStyles(build.entry.module.drawPlan(build, plan)));
    post({ id, page }, [page.body.buffer]);
  } catch (error) {
    post({ id, error });
  }
}

function post(value: DrawingAnswer, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(value, handedOver);
}

parentPort?.on('message', answer);
post('ready');
