/** Paths that are also prefetched. */
export const customersPath = '/self-service-api/customers';
export const landingPagePath = '/self-service-api/landing-page';
