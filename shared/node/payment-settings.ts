/** How the card-payment provider is reached and trusted; the sandbox and the API share it. */
export interface PaymentSettings {
  /** The provider's origin, as people's browsers see it. */
  url: string;
  /** Where the API starts payments: the provider's origin, as the API sees it. */
  apiUrl: string;
  /** Where the sandbox tells what became of payments. */
  webhookUrl: string;
  /** With which the API proves itself to the provider. */
  apiKey: string;
  /** With which the provider signs what it tells, in hexadecimal digits. */
  webhookKey: string;
}
