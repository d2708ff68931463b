import type { WitnessMark } from '@eproc/sealing/log/witness_marks'
import { ApiError } from './api.ts'

/** Nothing was sealed or signed: a witness of the public log that this browser knew is not named any more, or none cosigned. */
export class WitnessRefusal extends ApiError {
  constructor(
    field: string,
    message: string,
    readonly witnesses: readonly WitnessMark[]
  ) {
    super(400, message, [{ field, rule: 'saksi', message }])
  }

  /** Keys of those that are not named any more. */
  get gone(): readonly string[] {
    return this.witnesses.filter(({ known, named }) => known && !named).map(({ vkey }) => vkey)
  }
}
