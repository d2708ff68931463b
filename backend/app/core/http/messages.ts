/**
 * The messages of Vine's rules. A validator keeps the provider that stood when it was made, so this file comes before
 * every validator: the application's first provider imports it.
 */
import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { messages as english } from '@vinejs/vine/defaults'
import type { FieldContext } from '@vinejs/vine/types'
import { vine as indonesian } from '@eproc/i18n/id/vine'

/** A rule without a line of ours is told in general words, never in the library's own. */
class IndonesianMessages extends SimpleMessagesProvider {
  override getMessage(
    raw: string,
    rule: string,
    field: FieldContext,
    args?: Record<string, unknown>
  ): string {
    const own = raw === (english as Record<string, string>)[rule] ? indonesian.regex : raw
    return super.getMessage(own, rule, field, args)
  }
}

vine.messagesProvider = new IndonesianMessages(indonesian)
