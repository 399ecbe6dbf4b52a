import { useEffect, useState } from 'react';

/** Maximum delay of a timer. */
const maxWait = 2 ** 31 - 1;

/** Whether a point in time has passed; re-renders when it does. '' never does. */
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
