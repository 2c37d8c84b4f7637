import LessonKit
import TerminalText
import Testing

@testable import Lab

@Suite struct LessonSessionTests {
  /// Returns a session in the fourth step of the first lesson; rows from #3 on are hidden.
  private func predicting() async throws -> Session {
    let session = Session(lessons: .builtIn)
    for line in ["lesson first-message", "2", "0", "1", "open"] {
      #expect(await session.answer(line).status == .done)
    }
    #expect(session.hiddenFrom == 3)
    return session
  }

  @Test func `offers no hidden row by Tab`() async throws {
    #expect(try await predicting().completions(of: "tap ").words == [])
    #expect(try await predicting().completions(of: "show ").words == ["#1", "#2"])
  }

  @Test func `takes the number of a choice for a command until the lesson is over`() async {
    let session = await session("lesson first-message", lessons: .builtIn)
    #expect(session.isCommand("2"))
    while !session.isLessonOver { _ = await session.answer("skip") }
    #expect(!session.isCommand("2"))
  }
}

@Suite struct LessonRepliesTests {
  struct Reply: Sendable, CustomTestStringConvertible {
    let lines: String
    /// The words that the answer to the last line has to contain, or must not contain if `!` stands before them.
    let words: [String]

    var testDescription: String { lines }

    init(_ lines: String, _ words: String...) { (self.lines, self.words) = (lines, words) }
  }

  private static let toFree = "lesson tour; go; skip; skip; skip; skip; go"

  static let replies = [
    // A row of another module.
    Reply("lesson tour; go; open; 4; explore; open; show #6; return; why #7", "[ ] you looked"),
    Reply("\(toFree); load products; open; why #5; load about viper; open", "[ ] you followed"),
    Reply("\(toFree); load products", "load about viper  brings back the one of this step."),
    Reply("\(toFree); load products; hint", "load about viper  brings back"),
    Reply("\(toFree); load products; answer", "load about viper  brings back"),
    Reply("\(toFree); load products; again", "load about viper  brings back"),
    Reply("\(toFree); load products; load about", "!brings back"),
    Reply("\(toFree); load about; hint", "!brings back"),
    // Steps that were skipped.
    Reply("\(toFree); skip", "of its 7 steps, 5 skipped.", "!all 7"),
    Reply("\(toFree); leave; lesson tour; skip", "of its 7 steps, 5 skipped."),
    Reply("\(toFree); previous; next; skip; previous; open; why #5", "of its 7 steps, 4 skipped."),
    // A solved step is not skipped.
    Reply("lesson tour; go; open; 4; previous; skip; progress", "!Skipped in tour"),
    Reply("lesson nested-calls; skip", "sorts 40 mails", "!step 2 of"),
    Reply("lesson nested-calls; answer", "The answer is 2, Interactor.", "!then"),
    // A question that is open.
    Reply("lesson first-message; skip; screen", "!Type  open", "Answer the question first;"),
    Reply("lesson first-message; skip; show 3", "!Type  open", "Answer the question first;"),
    Reply("lesson first-message", "\nanswer · skip · explore", "!hint ·"),
    Reply("lesson first-message; skip", "\nhint · answer · skip · explore"),
    Reply("lesson first-message; skip; help", "hint ", "previous", "again", "!\nopen", "!go  "),
    Reply("lesson first-message; help", "!hint ", "answer "),
    Reply("lesson tour; help", "go ", "!skip "),
    Reply("lesson one-answer; skip; skip; again", "! .unavailable", "step 2 of"),
    Reply("lesson first-message; #3", "Yes."),
    Reply("lesson first-message; 3", "Yes."),
    Reply("lesson first-message; 3; skip; open; show #2", "not yet; it returns nothing"),
    // A lesson that is left.
    Reply("lesson rpvc test; leave", "You have left the test.  lesson rpvc test  begins it anew."),
    Reply("exam Ada", "The last 9 rows are not shown.", "!last action"),
    Reply("lesson tour; go; lesson wiring", "A tour of the prompt waits.  lesson tour  goes on"),
    Reply("lesson tour; go; lesson tour", "!waits"),
    Reply("lesson tour test; lesson wiring", "!waits"),
    // A prediction that is asked for.
    Reply("load products; predict on; open; foo", "Type who speaks and to whom", "!Did you"),
    Reply("load products; predict on; open; stpe", "Or did you mean the command step?"),
    Reply("load products; predict on; open; help", "Type who speaks and to whom", "predict off"),
    Reply("load products; predict on; open; fodl 1 2 3", "fodl 1 2 3 is no answer."),
    // Names that a learner knows.
    Reply("lesson first-message; mark here", "Marked: \"What you know\"."),
    Reply("lesson first-message; mark here; progress notes", "first-message, \"What you know\""),
    Reply("lesson first-message; skip; progress", "Skipped in first-message: \"What you know\""),
    Reply("progress numbers", "No question was answered yet."),
    Reply("lesson first-message; 3; progress numbers", "recall         1 of 1 right", "!of 0"),
    // The question of the bank is English, so the sentence around it is, too.
    Reply("set language ko; lesson nested-calls; skip", "The right answer: Interactor. The rule"),
    Reply("set language ko; lesson nested-calls; 1", "It is: Interactor. The rule", "!정답"),
  ]

  @Test(arguments: replies) func `fits the step`(reply: Reply) async {
    let session = Session(lessons: .builtIn)
    let lines = reply.lines.split(separator: ";").map { String($0.drop { $0 == " " }) }
    let text = await session.last(lines)
    for words in reply.words {
      let isUnwanted = words.hasPrefix("!") && !words.hasPrefix("! ")
      let sought = isUnwanted ? String(words.dropFirst()) : words
      let found =
        text.contains(sought)
        || !isUnwanted && text.unwrapped.contains(sought.unwrapped)
      #expect(found != isUnwanted, "\(words)\n\(text)")
    }
  }

  @Test func `a package whose lesson has skipped steps is not done`() async throws {
    let page = """
      # Ours
      <!-- lesson id=ours module=products architecture=viper minutes=1 -->
      ## One
      <!-- step quiz id=one -->
      - `a`: yes: So.
      - `b`: no: Not so.
      """
    let lesson = try Lesson(markdown: page, file: "ours.md")
    let session = Session(lessons: LessonShelf([lesson]))
    let text = await session.last("lesson ours", "skip")
    #expect(text.contains("Steps were skipped in ours.") && !text.contains("are done"))
  }
}

@Suite struct LessonLanguageTests {
  @Test func `proposes the language of the locale until one is chosen`() async {
    let session = Session(lessons: .builtIn)
    let text = "Beberapa pelajaran tersedia dalam bahasa Indonesia:  set language id\n"
    #expect(session.languageProposal(forLocale: "id_ID.UTF-8")?.plain == text)
    for locale in ["", "C", "en_GB", "fr_FR.UTF-8"] {
      #expect(session.languageProposal(forLocale: locale) == nil)
    }
    _ = await session.answer("set language en")
    #expect(session.languageProposal(forLocale: "id") == nil)
  }
}
