/** Paths that are asked for ahead as well. */
export const customersPath = '/self-service-api/customers';
export const landingPagePath = '/self-service-api/landing-page';
