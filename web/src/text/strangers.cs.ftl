# Klíče, semínka a tajemství: na co se lidé u jednoho stolu musí moci spolehnout.

refused-shown = Tajemství této partie byla po jejím konci odhalena, takže partie zůstává skončená. Podívej se zpět, vyber pozici a hraj z ní dál u nového stolu.
refused-link-used = Na toto místo si už někdo sedl a odkaz platí jen jednou. Pokud jsi to ty, otevři stůl v prohlížeči, ve kterém sis místo vzal(a); jinak požádej hostitele o nový odkaz.
refused-not-to-be-taken = Tímto odkazem se místo obsadit nedá, nebo na něm už někdo sedí. Požádej hostitele o nový.

undo-over-for-good = Tato partie zůstává skončená, protože její tajemství byla odhalena. Chceš-li zkusit něco jiného, podívej se zpět a hraj dál z některé pozice.
vote-end = Ukončit hlasování

dealt-chosen = Hostitel zvolil semínko { $seed }. Kdo semínko zná, může spočítat, co přinese náhoda.
dealt-file = Tato partie je z uloženého souboru. Kdo soubor má, může vědět, co je skryté.
dealt-past = Tato partie navazuje na skončenou. Kdo u ní byl, může vědět, co je skryté.

invite-taken = Místo je obsazené: { $name }. Otevře ho jen prohlížeč, ve kterém se hraje.
invite-once = Odkaz platí jednou: kdo si s ním sedne, má místo jen pro sebe a do karet mu nevidíš.
seat-taken = Toto místo otevře jen prohlížeč, ve kterém se hraje.
seat-open = Odkaz na toto místo ještě nikdo nepoužil.
own-link = Moje místo na jiném zařízení
own-link-is = Otevři to na svém druhém zařízení. Nikomu to nedávej: ukazuje to tvoje karty.

keys-watch-new = Nový odkaz pro diváky
keys-watch-is = Nový odkaz pro diváky. Starý už neplatí.
keys-host-new = Hostitelem jen v tomto prohlížeči
keys-host-help = Ostatní prohlížeče, které tu jsou hostitelem, o to právo přijdou.

notice-reissued = Hostitel vytvořil nový odkaz na místo { $name }. Kdo ho otevře, uvidí totéž co { $name }.
notice-renewed-host = Hostitel má nový klíč.
notice-renewed-spectator = Pro diváky je nový odkaz; starý už neplatí.
