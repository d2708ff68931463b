/** What a vendor reads of its own never opened offers under an auditor's or a court's order. */
export const perintah = {
  tercakup: 'Tercakup perintah membuka penawaran tersegel',
  dibuka: 'Dibuka atas perintah',
  buktiLog: 'Unduh bukti perintah',
} as const
