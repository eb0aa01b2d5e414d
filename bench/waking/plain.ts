const root = document.querySelector('#root');
root?.addEventListener('pointerover', () => void import('./plain-root.tsx').then(({ wakePlainly }) => wakePlainly(root)), { once: true });
