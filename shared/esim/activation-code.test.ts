import { activationCodeOf } from './activation-code.ts';

it('parses an activation code, and nothing else', () => {
  expect(activationCodeOf('LPA:1$smdp.demo.example$K7')).toEqual({ server: 'smdp.demo.example', code: 'K7' });
  for (const content of ['', 'LPA:1$smdp.demo.example', 'LPA:2$a$b', 'https://x.example'])
    expect(activationCodeOf(content)).toBeUndefined();
});
