/** Taking back an appeal that was entered by mistake: one panel has it, and the others need not carry it. */
export const tarikBanding = {
  tarik: 'Tarik pencatatan sanggah banding',
  tanya: (nama: string) => `Tarik pencatatan sanggah banding ${nama}?`,
  ket: 'Untuk pencatatan yang keliru. File dan alasan tetap tersimpan dan terbaca, rekanan dikabari, dan sanggah bandingnya yang benar dapat dicatat selama tahap ini berlangsung.',
  ditarik: 'pencatatan ditarik',
} as const
