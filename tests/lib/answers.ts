/** Bodies of answers, as the test knows them. */
import type { Finding } from '@eproc/domain/common/checker'

interface Answer {
  body(): unknown
}

export const body = <T>(answer: Answer): T => answer.body() as T
export const data = <T>(answer: Answer): T => body<{ data: T }>(answer).data
export const message = (answer: Answer): string => body<{ message: string }>(answer).message

/** What a refused form complains about; none in an answer that is no refusal. */
export const fieldErrors = (answer: Answer): Finding[] =>
  body<{ errors?: Finding[] }>(answer).errors ?? []
export const errorFields = (answer: Answer): string[] => fieldErrors(answer).map((e) => e.field)
