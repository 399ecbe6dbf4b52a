import {
  accountChangeAnswer,
  accountChangeBody,
  accountOwnerControlsBody,
  accountWriteQuery,
  newAccountAnswer,
  newAccountBody,
} from 'shared/contracts/account-changes';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import { idSchema } from 'shared/contracts/wire';
import * as z from 'zod/mini';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeForCustomer } from '../kernel/changes/change-for-customer.ts';
import { readAccount } from './account.route.ts';
import { changeAccount } from './change-account.ts';
import { createAccount } from './create-account.ts';
import { setOwnerControls } from './set-owner-controls.ts';

const params = z.object({ accountId: idSchema });
const forAdministrators = { to: 'customer', named: 'in-query', role: 'Admin' } as const;

/**
 * `PUT /accounts/{accountId}`: edits a billing account, for administrators with access to it. `POST /accounts`: creates
 * one, for administrators with access to all accounts of a customer with a contract. `PUT
 * /accounts/{accountId}/owner-controls`: sets what employees may use, for administrators with access to the account.
 */
export function addAccountChangeRoutes(api: Api, context: ApiContext): void {
  api.put(
    '/accounts/:accountId',
    {
      config: { access: forAdministrators, system: 'AccountAPI' },
      schema: {
        summary: 'Edit a billing account',
        params,
        querystring: accountWriteQuery,
        body: accountChangeBody,
        response: { 200: accountChangeAnswer },
      },
    },
    request => {
      const { accountId } = request.params;
      return changeForCustomer(context, request, async (change, tenant) => {
        await changeAccount(change, tenant, accountId, request.body.data, request.headers['if-match']);
        const account = await readAccount(
          { db: change.transaction, clock: context.clock },
          tenant,
          accountId,
        );
        return { data: { account } };
      });
    },
  );

  api.post(
    '/accounts',
    {
      config: {
        access: { ...forAdministrators, needsContract: true, needsAllAccounts: true },
        system: 'AccountAPI',
      },
      schema: {
        summary: 'Create a billing account',
        querystring: accountWriteQuery,
        body: newAccountBody,
        response: { 202: newAccountAnswer },
      },
    },
    async (request, reply) => {
      const placed = await changeForCustomer(context, request, (change, tenant) =>
        createAccount(change, tenant, request.body.data),
      );
      return reply.code(202).send({ data: placed });
    },
  );

  api.put(
    '/accounts/:accountId/owner-controls',
    {
      config: { access: forAdministrators, system: 'AccountAPI' },
      schema: {
        summary: 'Set employee rights for the subscriptions of a billing account',
        params,
        querystring: accountWriteQuery,
        body: accountOwnerControlsBody,
        response: { 202: placedOrderAnswer },
      },
    },
    async (request, reply) => {
      const placed = await changeForCustomer(context, request, (change, tenant) =>
        setOwnerControls(
          change,
          tenant,
          request.params.accountId,
          request.body.data,
          request.headers['if-match'],
        ),
      );
      return reply.code(202).send({ data: placed });
    },
  );
}
