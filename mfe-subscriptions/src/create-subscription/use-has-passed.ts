import { useEffect, useState } from 'react';

/** The longest that a timer can wait. */
const maxWait = 2 ** 31 - 1;

/** Whether a moment has passed; drawn again when it does. '' never does. */
export const useHasPassed = (moment: string): boolean => {
  const [passed, setPassed] = useState('');
  useEffect(() => {
    const wait = Math.max(Date.parse(moment) - Date.now(), 0);
    if (!(wait <= maxWait)) return undefined;
    const timer = setTimeout(() => {
      setPassed(moment);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [moment]);
  return moment !== '' && passed === moment;
};
