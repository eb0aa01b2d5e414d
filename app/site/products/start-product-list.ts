/** Only pages with boxes or filters of products need their script; without it the forms ask for their pages. */
export function startProductList(): void {
  if (!document.querySelector('[data-tidies], [data-most-compared]')) return;
  void import('./follow-product-list.ts').then(({ followProductList }) => followProductList()).catch(() => undefined);
}
