import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { invitationUsersAnswer } from 'shared/contracts/administrator';
import { customerRolesAnswer } from 'shared/contracts/customer';
import { data, dateSchema, openEnum } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import { createAnswerWriters } from './answer-writer.ts';

const answer = data(
  z.object({
    name: z.string(),
    nickname: z.optional(z.nullable(z.string())),
    kind: openEnum(['Unknown', 'Small', 'Large']),
    since: z.nullable(dateSchema),
    tags: z.array(z.object({ id: z.string(), weight: z.number() })),
  }),
);
const good = { name: 'Å "b" \n\u2028', kind: 'Small', since: null, tags: [{ id: 'x', weight: 0.5 }] };

const write = (schema: z.ZodMiniType, checked: boolean, value: unknown): unknown =>
  JSON.parse(
    createAnswerWriters(checked)({ schema, method: 'GET', url: '/things', httpStatus: '200' })(value),
  );

describe('an answer', () => {
  for (const checked of [false, true]) {
    const how = checked ? 'with validation' : 'without validation';
    it(`is written unchanged, ${how}`, () => {
      for (const nickname of ['x', null, undefined]) {
        const expected = nickname === undefined ? good : { ...good, nickname };
        assert.deepEqual(write(answer, checked, { data: { ...good, nickname } }), { data: expected });
      }
    });

    it(`is stripped of fields that are not in its schema, ${how}`, () => {
      const more = { ...good, password: 'x', tags: [{ ...good.tags[0], secret: 'x' }] };
      assert.deepEqual(write(answer, checked, { data: more, debug: 'x' }), { data: good });
    });

    it(`is an error with missing fields, ${how}`, () => {
      const { name: _name, ...less } = good;
      assert.throws(() => write(answer, checked, { data: less }));
      assert.throws(() => write(answer, checked, {}));
    });

    it(`has roles spelled as in the specification, ${how} (CUST-021)`, () => {
      const given = { data: { roles: [{ id: '1001', role: 'Superadmin' }] } };
      const expected = { data: { roles: [{ id: '1001', role: 'SuperAdmin' }] } };
      assert.deepEqual(write(customerRolesAnswer, checked, given), expected);
    });
  }

  it('is an error with invalid values, if validated', () => {
    for (const wrong of [{ kind: 'Huge' }, { since: 'yesterday' }, { nickname: 7 }])
      assert.throws(() => write(answer, true, { data: { ...good, ...wrong } }), JSON.stringify(wrong));
  });

  it('of a list is written without validating its values', () => {
    const writer = createAnswerWriters(false)({
      schema: invitationUsersAnswer,
      method: 'GET',
      url: '/users',
      httpStatus: '200',
    });
    // Validation would refuse this.
    const user = { userType: 'Nobody', email: 'x', created: 'never', accessType: 'Full', assets: [] };
    const paging = { pageNumber: 1, pageSize: 1, totalCount: 1, totalPages: 1, offset: 0 };
    const list = { data: { invitationUsers: [user], ...paging, hasNextPage: false, hasPreviousPage: false } };
    assert.deepEqual(JSON.parse(writer(list)), list);
  });
});
