/** The keys with which the house comes to the sandbox's registers, and where those stand. Secrets of nobody. */
const at = 'http://registers.sandbox';

export const sandboxKeys = {
  spelpaus: { url: `${at}/spelpaus`, actor: 'faceup', key: 'sandbox-key-of-spelpaus' },
  gamstop: { url: `${at}/gamstop`, key: 'sandbox-key-of-gamstop' },
  rofus: { url: `${at}/rofus/GamblerService`, user: 'faceup', password: 'sandbox-key-of-rofus' },
  oasis: {
    url: `${at}/oasis/spielerstatus`,
    headers: { 'x-oasis-user': 'faceup', 'x-oasis-password': 'sandbox-key-of-oasis' },
    request:
      '<?xml version="1.0" encoding="UTF-8"?>\n<status-query id="{questionId}"><forename>{firstName}</forename><surname>{lastName}</surname><birthday>{dateOfBirth}</birthday></status-query>',
    answer: { element: 'status', clear: 'not-barred', excluded: 'barred' },
  },
};
