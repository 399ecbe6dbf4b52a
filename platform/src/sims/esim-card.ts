/** What tells an eSIM that is in use from a card of plastic. */
export const esimCard = { service_code: 'ESIM', name: 'E-simkort' };
