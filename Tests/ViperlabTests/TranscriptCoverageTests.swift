import ArgumentParser
import Foundation
import SampleModules
import Stage
import Testing
import TranscriptKit

@testable import Lab
@testable import LabKit

/// What people can type and meet stands in a transcript.
@Suite struct TranscriptCoverageTests {
  private let inputs: [[String]]
  private let text: String

  init() throws {
    let exchanges = try Page.all.flatMap { try $0.transcript().exchanges }
    inputs = exchanges.flatMap { exchange in
      exchange.isCommandLine
        ? [["$"] + exchange.input.split(separator: " ").map(String.init)]
        : exchange.input.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
    }
    text = exchanges.map(\.output).joined(separator: "\n").inOneLine
  }

  private func hasInput(_ words: String...) -> Bool {
    inputs.contains { $0.starts(with: words) }
  }

  @Test func `every command of the prompt`() {
    #expect(Session.commandNames.filter { !hasInput($0) } == [])
  }

  @Test func `every command of the command line`() {
    #expect(lacking(RootCommand.self, ["$", "viperlab"]) == [])
  }

  /// The subcommands of a command that no transcript uses.
  private func lacking(_ command: any ParsableCommand.Type, _ words: [String]) -> [String] {
    let subcommands = command.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    guard subcommands.isEmpty else {
      return subcommands.flatMap { lacking($0, words + [$0._commandName]) }
    }
    return inputs.contains { $0.starts(with: words) } ? [] : [words.joined(separator: " ")]
  }

  @Test func `every module in every architecture`() {
    let variants = Samples.modules.flatMap { module in
      module.variants.map { (module.name, $0.architecture.name) }
    }
    let lacking = variants.filter { module, architecture in
      !inputs.contains {
        $0.starts(with: ["load", module, architecture])
          || architecture == "viper" && $0.starts(with: ["load", module])
      }
    }
    #expect(lacking.map { "load \($0) \($1)" } == [])
  }

  @Test func `every fault`() {
    let lacking = Fault.all.map(\.name).filter { name in
      !inputs.contains { $0.first == "inject" && $0.dropFirst().first == name }
    }
    #expect(lacking == [])
  }

  @Test func `every message that refuses something`() throws {
    let messages = try SourceMessages(in: [
      "Sources/Lab", "Sources/LabKit", "Sources/Stage", "Sources/Comparison",
    ])
    let lacking = messages.messages.filter { message in
      let words = message.words.joined(separator: " … ")
      return !message.words.allSatisfy(text.contains)
        && !Self.elsewhere.keys.contains(where: words.contains)
    }
    #expect(messages.messages.count > 100)
    for message in Set(lacking).sorted(by: { $0.file < $1.file }) {
      Issue.record("\(message.file): \(message.words.joined(separator: " … "))")
    }
  }

  /// What no transcript can show, by words of its message, and why.
  private static let elsewhere: [String: String] = [
    "has no scenario to play": "every sample has some",
    "has no variant": "every sample has some",
    "Load what?": "load alone lists them before that",
    "so its values stay": "every protocol of the samples can be played",
    "nothing to resend": "what is no message hands over no values",
    "control characters": "nor can this page",
    "The cursor stands at #": "asked of a person at the prompt only",
    "or from the end?": "asked of a person at the prompt only",
    "cannot be injected at": "every place that is listed takes its fault",
    "No fault can be injected here": "some can be put into every sample",
    "Choose another name": "for folders and pipes: FilesTests",
    "has no such object": "every sample has objects of the standard roles",
    "was read when the edit was made": "for whoever changes the sources of a session",
    "Stopped:": "Ctrl-C: StoppingTests",
    "Everything is as it was before it": "Ctrl-C: StoppingTests",
    "is longer than 1 MB": "a page of 1 MB",
    "is answered otherwise by now": "UnstableAnswerTests",
    "may be one of:": "needs pending changes: PendingChangeTests",
    "The editor ended with an error": "a person at a terminal: ReviewTests",
    "This is not what is answered now": "a person at a terminal: ReviewTests",
    "A review needs a terminal": "needs pending changes: ReviewTests",
    "in a second process": "the program is gone meanwhile",
    "cannot be written (": "another program has it locked: PendingChangeTests",
    "has changed meanwhile": "KilledAcceptanceTests",
    "These are no pages": "said to the program itself",
    "did not end in time": "UnstableAnswerTests",
    "is a link out of its folder": "for links in a folder: LessonLinkTests",
  ]
}
