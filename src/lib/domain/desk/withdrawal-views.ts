/** The states in which a withdrawal is of interest to the desk; `waiting` is what somebody has to look at or to pay. */
export const withdrawalViews = ['waiting', 'in_review', 'approved', 'sent', 'failed', 'cancelled'] as const;
export type WithdrawalView = (typeof withdrawalViews)[number];
