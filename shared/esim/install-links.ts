/** Links of phone manufacturers that install an eSIM when opened on the phone itself, by activation code. */
export const installLinks = (activationCode: string) => {
  const query = `carddata=${encodeURIComponent(activationCode)}`;
  return {
    ios: `https://esimsetup.apple.com/esim_qrcode_provisioning?${query}`,
    android: `https://esimsetup.android.com/esim_qrcode_provisioning?${query}`,
  };
};
