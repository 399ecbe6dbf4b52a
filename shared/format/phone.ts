/**
 * `12 34 56 78`: four pairs of digits (FMT-002). Anything but eight digits, with or without +45, is returned
 * unchanged.
 */
export const formatPhoneNumber = (number: string): string => {
  const digits = number.replaceAll(/[\s-]/g, '').replace(/^(\+45|0045)/, '');
  return /^\d{8}$/.test(digits) ? digits.replaceAll(/(\d{2})(?=\d)/g, '$1\u00a0') : number;
};
