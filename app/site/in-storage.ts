/** Storage may be switched off or full, or somebody else wrote there. Answers whether it was used. */
export function inStorage(use: () => void): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}
