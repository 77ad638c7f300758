/** Hardway Yard cuts its pictures in lino: tar, chalk, brick and the yellow of one lamp. */
export const hardway = { tar: '#161413', chalk: '#f2eddf', brick: '#b3361f', lamp: '#f4b731' };
