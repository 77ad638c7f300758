/** A page that was built weeks ago may still call a game new: its badge goes on the day after its last. */
export const dropOldBadges = (part: ParentNode): void => {
  const today = new Date().toISOString().slice(0, 10);
  for (const badge of part.querySelectorAll<HTMLElement>('[data-new-until]'))
    if ((badge.dataset['newUntil'] ?? '') < today) badge.remove();
};

dropOldBadges(document);
