/** Mails about accounts: activation, password links, changed password (S1 §2.4–2.6, decisions §2 and §3). */
export const suratAkun = {
  aktivasi: {
    perihal: 'Aktivasi akun rekanan',
    paragraf: (login: string, hari: number) => [
      `Pendaftaran Anda dengan User ID ${login} sudah kami terima.`,
      'Aktifkan akun Anda dengan tombol di bawah ini. Tautan berlaku 24 jam dan hanya dapat digunakan satu kali.',
      `Bila tautan sudah kedaluwarsa, buka saja untuk meminta tautan baru. Pendaftaran yang tidak diaktifkan dalam ${hari} hari dihapus dan perlu diulang.`,
      'Jika Anda tidak merasa mendaftar, abaikan surat ini.',
    ],
    tombol: 'Aktifkan akun',
  },
  sudahTerdaftar: {
    perihal: 'Pendaftaran dengan email Anda',
    paragraf: (login: string) => [
      `Seseorang baru saja mendaftar sebagai rekanan dengan email ini. Email Anda sudah terdaftar dengan User ID ${login}, sehingga tidak ada akun baru yang dibuat.`,
      'Jika itu Anda, masuk dengan User ID tersebut, atau gunakan "Lupa Password?" di halaman Login. Jika bukan Anda, abaikan surat ini.',
    ],
    tombol: 'Masuk',
  },
  reset: {
    perihal: 'Reset password',
    paragraf: (login: string) => [
      `Kami menerima permintaan untuk mengganti password User ID ${login}.`,
      'Buat password baru dengan tombol di bawah ini. Tautan berlaku 24 jam dan hanya dapat digunakan satu kali. Password lama tetap berlaku sampai Anda menggantinya.',
    ],
    /** where the user is said to have asked, not an administrator in the user's place */
    bukanAnda: 'Jika Anda tidak memintanya, abaikan surat ini.',
    tombol: 'Buat password baru',
  },
  sandiPertama: {
    perihal: 'Akun Anda sudah dibuat',
    paragraf: (login: string) => [
      `Administrator sudah membuat akun untuk Anda dengan User ID ${login}.`,
      'Aktifkan akun dengan membuat password melalui tombol di bawah ini. Tautan berlaku 24 jam dan hanya dapat digunakan satu kali.',
    ],
    tombol: 'Buat password',
  },
  /** Of a registration that waits: whoever has its mailbox, not who sent the form, says the password. */
  sandiPendaftar: {
    perihal: 'Pendaftaran dengan email Anda',
    paragraf: (login: string) => [
      `Email ini tercatat pada pendaftaran rekanan dengan User ID ${login} yang belum diaktifkan.`,
      'Jika Anda ingin memakai akun itu, aktifkan dengan membuat password melalui tombol di bawah ini. Password dan tautan aktivasi dari pendaftaran sebelumnya tidak berlaku lagi. Tautan berlaku 24 jam dan hanya dapat digunakan satu kali.',
      'Jika bukan Anda yang mendaftar atau memintanya, abaikan surat ini.',
    ],
    tombol: 'Buat password dan aktifkan',
  },
  statusDiubah: {
    perihal: 'Status akun Anda diubah',
    paragraf: (login: string, status: string, alasan: string | null) => [
      `Administrator mengubah status akun dengan User ID ${login} menjadi ${status}.`,
      ...(alasan === null ? [] : [`Alasan: ${alasan}`]),
      'Jika Anda tidak mengetahui sebabnya atau berkeberatan, segera hubungi unit pengadaan.',
    ],
  },
  sandiDiubah: {
    perihal: 'Password Anda telah diubah',
    paragraf: (login: string) => [
      `Password User ID ${login} baru saja diubah, dan sesi di perangkat lain sudah diakhiri.`,
      'Jika bukan Anda yang mengubahnya, segera minta tautan reset password di halaman Lupa Password dan hubungi unit pengadaan.',
    ],
  },
} as const
