import type { Finding } from '@eproc/domain/common/checker'
import type { WitnessMark } from '@eproc/sealing/log/witness_marks'
import { ApiError } from './api.ts'

/** Nothing was sealed, signed or sent: the public log does not bear out what the server says. Its message is whole sentences. */
export class LogRefusal extends ApiError {
  constructor(message: string, errors: readonly Finding[] = []) {
    super(400, message, errors)
  }
}

/** A witness of the public log that this browser knew is not named any more, or none cosigned. */
export class WitnessRefusal extends LogRefusal {
  constructor(
    field: string,
    message: string,
    readonly witnesses: readonly WitnessMark[]
  ) {
    super(message, [{ field, rule: 'saksi', message }])
  }

  /** Keys of those that are not named any more. */
  get gone(): readonly string[] {
    return this.witnesses.filter(({ known, named }) => known && !named).map(({ vkey }) => vkey)
  }
}
