import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Describes invalid input in one sentence. */
export function describeIssues(issues: readonly Issue[]): string {
  const problems = issues.map(describeIssue);
  return `The request is not understood: ${[...new Set(problems)].join('; ')}.`;
}

function describeIssue(issue: Issue): string {
  const place = issue.path.length === 0 ? 'the body' : `'${issue.path.join('.')}'`;
  // Prefers the schema's own message; the default of zod/mini says nothing useful.
  if (issue.message && issue.message !== 'Invalid input') return `${place} ${issue.message}`;
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${issue.keys.map(key => `'${key}'`).join(', ')} is not known here`;
    case 'invalid_value':
      return `${place} must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_type':
      return `${place} must be ${article(issue.expected)}`;
    case 'invalid_union':
      return `${place} has none of the allowed forms`;
    case 'too_small':
      return `${place} must be at least ${issue.minimum}`;
    case 'too_big':
      return `${place} must be at most ${issue.maximum}`;
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
      return `${place} is not valid`;
  }
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
