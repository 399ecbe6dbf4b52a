/** Address and keys of the card-payment provider; shared by the sandbox and the API. */
export interface PaymentSettings {
  /** The provider's origin, as seen by browsers. */
  url: string;
  /** The provider's origin, as seen by the API, for starting payments. */
  apiUrl: string;
  /** Where the sandbox reports payment results. */
  webhookUrl: string;
  /** The API's key for authenticating to the provider. */
  apiKey: string;
  /** The provider's key for signing its webhooks, in hexadecimal. */
  webhookKey: string;
}
