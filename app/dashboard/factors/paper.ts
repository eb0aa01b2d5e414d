/** A file with this text, from the browser alone: what it says goes to no server. */
export function saveText(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The lines alone on a sheet of paper, in a frame of its own that is gone when the dialog of the printer closes. */
export function printText(head: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const sheet = frame.contentDocument;
  const view = frame.contentWindow;
  if (!sheet || !view) return frame.remove();
  sheet.documentElement.lang = document.documentElement.lang;
  sheet.documentElement.dir = document.documentElement.dir;
  sheet.title = head;
  const title = sheet.createElement('h1');
  title.textContent = head;
  const list = sheet.createElement('pre');
  list.dir = 'ltr';
  list.textContent = lines.join('\n');
  sheet.body.append(title, list);
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.print();
  return undefined;
}
