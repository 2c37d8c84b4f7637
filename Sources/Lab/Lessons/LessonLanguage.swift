import LessonKit
import TerminalText

// The language of lessons; all other output stays English.

extension Session {
  var language: Language { progress.language.flatMap { Language($0) } ?? .english }

  /// Sets the language of lessons, such as `ko`; an open lesson continues in it if it is translated.
  func setLanguage(_ word: String?) throws(Refusal) -> StyledText {
    let known = lessons.languages.map(\.code)
    guard let word, let language = Language(word.lowercased()) else {
      throw .misused(
        "A language is one of these: \(known.joined(separator: ", ")).  set language ko"
      )
    }
    guard known.contains(language.code) else {
      throw .unknown("language", word, among: known)
    }
    keep([.language(language.code)])
    return StyledText(telling: reach(of: language)) + translateLesson(to: language)
  }

  private func reach(of language: Language) -> String {
    guard language != .english else { return "Lessons are in English.\n" }
    let names = lessons.lessons(in: language).joined(separator: ", ")
    return "In this language: \(names). All else is in English.\n"
  }

  private func translateLesson(to language: Language) -> StyledText {
    guard var visit = lesson,
      let translation = try? lessons.lesson(named: visit.run.lesson.id, in: language)
    else { return StyledText() }
    visit.run.read(translation)
    lesson = visit
    if let held = takeHeldStep() { return "\n" + held }
    guard !visit.run.isFinished else { return StyledText() }
    return visit.isExploring ? StyledText() : "\n" + follow(visit.run.again(), in: visit)
  }

  /// Returns the proposal to read lessons in a locale's language; nil if one was chosen, for English and for one without lessons.
  public func languageProposal(forLocale locale: String) -> StyledText? {
    guard let language = Language(locale: locale), language != .english,
      progress.language == nil, lessons.languages.contains(language)
    else { return nil }
    return StyledText(telling: "\(language.invitation)  set language \(language.code)\n")
  }
}
