import { ESIM_STATUSES } from 'shared/contracts/sim-card';
import { isIconName } from 'shared/ui/icon';
import { esimView } from './esim.ts';

const content = {
  qrCodeContent: 'LPA:1$smdp.demo.example$CODE',
  qrCodeUrl: 'https://esim.demo.example/#CODE',
};

it.each([
  ['Activated', 'Aktiveret', 'success', [true, false, false]],
  ['Ordered', 'Bestilt', 'clock', [false, true, false]],
  ['Refused', 'Afvist', 'error', [false, false, true]],
  ['Unknown', 'Ukendt', 'help', [false, false, false]],
] as const)(
  'maps %s to its flags, text and icon (ESIM-002, ESIM-003, ESIM-004, ESIM-005)',
  (status, text, icon, [isActivated, isOrdered, isRefused]) => {
    const view = esimView({ ...content, status });
    expect(view).toMatchObject({ hasEsim: true, status, text, icon, isActivated, isOrdered, isRefused });
    expect(isIconName(icon)).toBe(true);
  },
);

it('has no eSIM when it is missing (ESIM-007)', () => {
  expect(esimView(null)).toEqual({ hasEsim: false });
});

it.each(ESIM_STATUSES)('has a QR code only while it is ordered: %s (ESIM-012)', status => {
  const { qrCodeContent, qrCodeUrl } = { ...content, ...esimView({ ...content, status }) };
  expect([qrCodeContent, qrCodeUrl]).toEqual(
    status === 'Ordered' ? [content.qrCodeContent, content.qrCodeUrl] : [undefined, undefined],
  );
});
