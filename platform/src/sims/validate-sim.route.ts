import { iccParams, validateSimCardAnswer } from 'shared/contracts/sim-card';
import { findRefusal } from './find-refusal.ts';
import type { Api, ApiContext } from '../kernel/api.ts';
import { argumentError, notFound } from '../kernel/api-problem.ts';

/**
 * `GET /sim/{iccNumber}/validate`: whether a SIM card can be used (SIM-019). The request names no customer: everyone
 * who may assign cards at any customer has access.
 */
export function addValidateSimRoute(api: Api, context: ApiContext): void {
  api.get(
    '/sim/:iccNumber/validate',
    {
      config: { access: { to: 'signed-in', role: 'Admin' }, system: 'NumberAPI' },
      schema: {
        summary: 'Whether a SIM card can be taken into use',
        params: iccParams,
        response: { 200: validateSimCardAnswer },
      },
    },
    async request => {
      const { iccNumber } = request.params;
      const refusal = await findRefusal(context.db, iccNumber);
      if (refusal === 'IccCantBeFound') throw notFound();
      if (refusal !== undefined) throw argumentError(refusal);
      return { data: { icc: iccNumber } };
    },
  );
}
