import LessonKit
import SampleModules
import SequenceDiagrams
import Stage
import TerminalText
import TestSupport
import Testing
import Traces

@testable import Lab

@Suite struct HintTests {
  /// Each fault, injected after other commands; by default after one of them.
  private static let injections: [(FaultTrial, String)] = {
    let all = ["", "open", "open; wait", "open; close"]
    return FaultTrial.tried.enumerated().flatMap { index, trial in
      (Effort.isFull ? all : [all[index % all.count]]).map { (trial, $0) }
    }
  }()

  @Test(arguments: injections)
  func `the commands of a hint reveal the fault`(trial: FaultTrial, before: String) async throws {
    let session = Session(settings: Settings(width: 1000))
    _ = await session.answer("load \(trial.module) \(trial.architecture)")
    if !before.isEmpty { _ = await session.answer(before) }
    let answer = await session.answer("inject \(trial.fault)")
    let point = try #require(session.loaded?.run.faults.last)
    guard let hint = answer.text.plain.revealingCommands else {
      return #expect(!answer.text.plain.contains("names it after"))
    }
    #expect(try !point.fault.hasEffect(#require(session.loaded), session.baselines))
    let typed = await session.answer(hint)
    let hasEffect = try point.fault.hasEffect(#require(session.loaded), session.baselines)
    #expect(hasEffect, "\(hint)\n\(typed.text.plain)")
    let findings = await session.last("findings")
    let names = findings.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names.contains { $0 == trial.fault }, "\(hint)\n\(findings)")
    #expect(hint.hasPrefix("play ") || typed.status == .done, "\(hint)\n\(typed.text.plain)")
  }

  /// Lines after which the program suggests what to type next; some of them are mistakes.
  private static let lines = [
    "", "load products", "load products; open", "load products; open; tap 1", "load articles; open",
    "load articles; open; close", "load articles; open; close; wait", "trace", "open",
    "inject nil-link",
    "load products; inject nil-link; open", "load products; inject nil-link; open; findings",
    "lesson first-message", "load products; explain nil-link", "load todos; metrics", "compare",
    "compare nothing", "diagram", "load products; diagram", "why", "load products; open; why",
    "load products; open; show 99", "load nothing", "load products; play", "load products; source",
    "load products; open; filter detail.view", "load products; open; fold 99",
    "load products; open; diff", "load products; open; load todos; open; diff",
    "load products; open; save", "load products; close", "load products; open; close; open",
    "load products; open; leaks", "load products; wiring detail.view", "explain", "explain nothing",
    "load products --as-published", "load products --as-published 000; open; findings",
    "load profile; open; wait", "load profile; heal", "load products; open; tap 9",
    "load products; tap 1", "load todos; open; delete 9", "load products; open; delete 1",
    "load products; reload", "help zzz", "hint", "leave", "load about; inject no-reply",
    "load products; inject ?", "load products; inject strong-closure", "load products; inject zzz",
    "load products; inject strong-view", "load products; inject recorder-retains",
    "load products; screen", "wait", "load products; open; wait", "cast", "load products; back",
    "load products; inject no-reply; play open", "load products; open; back", "lessons nothing",
    "load products; open; tap 1; back; back", "load products; scenarios; play nothing",
  ]

  @Test(arguments: lines) func `every command in an answer is accepted`(line: String) async {
    let commands = line.split(separator: "; ").map(String.init)
    func begun() async -> (Session, Answer?) {
      let session = Session(lessons: .builtIn, settings: Settings(width: 1000))
      var last: Answer?
      for command in commands { last = await session.answer(command) }
      return (session, last)
    }
    for command in await begun().1?.text.plain.toldCommands ?? [] {
      let typed = await begun().0.answer(command)
      #expect(typed.status == .done, "\(line): \(command): \(typed.text.plain)")
    }
  }

  @Test func `commands are extracted from the text of an answer`() {
    let text =
      "Nothing is here. Type  open  first.\nNext: tap 1\n  open  in a table\nWhat?  save FILE"
    #expect(text.toldCommands == ["open", "tap 1"])
  }

  @Test(arguments: Samples.modules.map(\.name), ["open", "open; close", "open; wait; close"])
  func `wait is accepted where something is due`(module: String, actions: String) async {
    for variant in Samples.modules.first(where: { $0.name == module })?.variants ?? [] {
      let session = Session()
      let text = await session.answer("load \(module) \(variant.architecture.name); \(actions)")
        .text
      let isDue = text.plain.hasSuffix("  wait\n")
      let waited = await session.answer("wait")
      #expect((waited.status == .done) == isDue, "\(module) \(variant.title): \(text.plain)")
    }
  }
}

extension String {
  var revealingCommands: String? {
    guard let start = firstRange(of: "names it after  ")?.upperBound else { return nil }
    return String(self[start...].prefix { $0 != "\n" })
  }

  /// The commands in sentences: between two blanks each, or behind "Next: ".
  ///
  /// Commands with a word in capitals are left out, because the user has to replace the word.
  fileprivate var toldCommands: [String] {
    split(separator: "\n").filter { line in
      !line.hasPrefix("  ") && !line.hasPrefix("Hint") && !line.contains("┊")
    }
    .flatMap { line in
      let parts = line.replacing("Next: ", with: "  ").split(separator: "  ")
      return parts.dropFirst(line.hasPrefix("Next") ? 0 : 1)
        .map { String($0.prefix { $0 != "," }).replacing(/[;. ]+$/, with: "") }
    }
    .filter { told in
      let words = told.split(separator: " ")
      return Command.all.contains { $0.name == words.first.map(String.init) } && words.count < 5
        && !words.contains { $0.allSatisfy(\.isUppercase) || $0 == "#N" }
    }
  }
}
