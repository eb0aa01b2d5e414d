import { parentPort } from 'node:worker_threads';
import type { PagePlan } from '#app/page/page-plan.ts';
import { inlineStyles, loadBuild } from './built-pages.ts';
import { drawnPage, type DrawnPage } from './drawn-page.ts';

/** A page to draw, by a number that its answer bears. */
export type DrawingTask = { id: number; plan: PagePlan };
export type DrawingAnswer = 'ready' | { id: number; page: DrawnPage } | { id: number; error: unknown };

const build = await loadBuild();
const withStyles = inlineStyles();

async function answer({ id, plan }: DrawingTask): Promise<void> {
  try {
    const html = await build.entry.module.drawPlan(build, plan);
    const page = drawnPage(plan.handoff ? html : withStyles(html));
    post({ id, page }, [page.body.buffer]);
  } catch (error) {
    post({ id, error });
  }
}

function post(value: DrawingAnswer, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(value, handedOver);
}

parentPort?.on('message', (task: DrawingTask) => void answer(task));
post('ready');
