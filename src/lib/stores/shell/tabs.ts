const newsKey = 'faceup:news';

/** What a player may change in one tab while others show it. */
type News = 'wallets' | 'favorites';

/** Tells this browser's other tabs that something was changed. The mark goes at once: nothing of it is kept. */
export const tellTabs = (news: News): void => {
  try {
    localStorage.setItem(newsKey, news);
    localStorage.removeItem(newsKey);
  } catch {}
};

/** Hears it from other tabs, never from its own. Returns what ends that. */
export const hearTabs = (news: News, onNews: () => void): (() => void) => {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === newsKey && newValue === news) onNews();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};
