import { announcedFiles } from './announced-files.ts';
import { policyParts, type PolicyParts } from './content-security-policy.ts';

/** A page of HTML as it travels, with what its headers depend on. */
export type DrawnPage = { body: Uint8Array<ArrayBuffer>; policy: PolicyParts; files: string[] };

const encoder = new TextEncoder();

export function drawnPage(html: string): DrawnPage {
  return { body: encoder.encode(html), ...headsOf(html) };
}

export function headsOf(html: string): Omit<DrawnPage, 'body'> {
  return { policy: policyParts(html), files: announcedFiles(html) };
}
