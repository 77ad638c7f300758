/** Why an address of the operator's is not told what happens. */
export const endpointRefusals = {
  host_not_named:
    'Refused: WEBHOOK_HOSTS does not name the host of that address, or it is not https at the usual port.',
  known_already: 'Refused: that address is told already. `webhooks list` shows it.',
} as const;
