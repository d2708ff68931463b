/** The mail class behind every mail of the product: one frame, the modules' words (i18n `surat`). */
import { BaseMail } from '@adonisjs/mail'
import { letterHtml, letterText, type LetterContent } from '#core/mail/letter_template'
import { servedCheckpoint } from '#core/log/log_head'
import { ownLogo } from '#core/files/logo'
import { applicationName, textParameter } from '#core/database/parameter'

export interface LetterText extends LetterContent {
  /** one address */
  kepada: string
  perihal: string
  /** the package that it is about: its people are told when it cannot be delivered */
  paketId?: number | null
  /** stored paths of files to attach */
  lampiran?: readonly string[]
  /** its link opens an account: forgotten once it was sent or given up */
  rahasia?: boolean
  /** somebody waits for it in front of a screen: goes before everything else */
  segera?: boolean
}

export class Letter extends BaseMail {
  constructor(readonly isi: LetterText) {
    super()
  }

  override async prepare(): Promise<void> {
    const { kepada, perihal } = this.isi
    const frame = {
      aplikasi: await applicationName(),
      perusahaan: await textParameter('NAMA_PERUSAHAAN'),
      logo: await ownLogo(),
      checkpoint: this.isi.withCheckpoint ? await servedCheckpoint() : null,
    }
    this.message
      .to(kepada)
      .subject(perihal)
      .text(letterText(this.isi, frame))
      .html(letterHtml(this.isi, frame))
  }
}
