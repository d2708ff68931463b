/** Texts of accounts: registration, login, passwords, users. Rule messages of S1 §5 and S2 §5. */
export const akun = {
  aturan: {
    userIdMinimal: (n: number) => `User ID minimal ${n} karakter`,
    userIdKarakter: 'User ID hanya boleh berisi huruf, angka, titik, garis bawah, dan tanda hubung',
    passwordMinimal: (n: number) => `Password minimal ${n} karakter`,
    passwordUmum: 'Password terlalu umum. Pilih password lain.',
    passwordSama: 'Password harus sama',
    maks: (n: number) => `Maksimal ${n} karakter`,
    jenis: 'Pilih Perusahaan atau Perseorangan',
    persetujuan: 'Setujui pemrosesan data pribadi untuk melanjutkan pendaftaran',
    pilihan: 'Pilihan tidak dikenal',
    nilaiBulat: 'Nilai harus bilangan bulat',
    nilaiMinimal: (n: number) => `Nilai minimal ${n}`,
    nilaiMaksimal: (n: number) => `Nilai maksimal ${n}`,
  },
  adminPertama: {
    sudahAda: 'Administrator sudah ada. Minta ia menambah pengguna.',
    loginDipakai: (login: string) => `User ID ${login} sudah dipakai akun lain.`,
  },
} as const
