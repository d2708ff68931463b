/** Bodies of answers, as the test knows them. */
interface Answer {
  body(): unknown
}

interface FieldError {
  field: string
  rule: string
  message: string
}

export const body = <T>(answer: Answer): T => answer.body() as T
export const data = <T>(answer: Answer): T => body<{ data: T }>(answer).data
export const message = (answer: Answer): string => body<{ message: string }>(answer).message

/** What a refused form complains about; none in an answer that is no refusal. */
export const fieldErrors = (answer: Answer): FieldError[] =>
  body<{ errors?: FieldError[] }>(answer).errors ?? []
export const errorFields = (answer: Answer): string[] => fieldErrors(answer).map((e) => e.field)
