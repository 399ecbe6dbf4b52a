/** Pages of the makers of telephones that install an eSIM where they are opened on the phone itself, by its activation code. */
export const installLinks = (activationCode: string) => {
  const query = `carddata=${encodeURIComponent(activationCode)}`;
  return {
    ios: `https://esimsetup.apple.com/esim_qrcode_provisioning?${query}`,
    android: `https://esimsetup.android.com/esim_qrcode_provisioning?${query}`,
  };
};
