import ArgumentParser
import Foundation
import SampleModules
import Stage
import Testing
import TranscriptKit

@testable import Lab
@testable import LabKit

/// Every command and every refusal is in a transcript and was carried out there.
@Suite struct TranscriptCoverageTests {
  private let pages: ReplayedPages

  init() async throws { pages = try await ReplayedPages.all.value }

  private func hasInput(_ words: String...) -> Bool { pages.haveDone(words) }

  @Test func `every command of the prompt`() {
    #expect(Session.commandNames.filter { !hasInput($0) } == ["watch"], "watch needs a person")
  }

  @Test func `every command of the command line`() {
    #expect(lacking(RootCommand.self, ["$", "viperlab"]) == Self.refusedInPages)
  }

  /// Command lines that a page can only refuse: they ask a person, do not end, or need pending changes.
  private static let refusedInPages = [
    "$ viperlab follow", "$ viperlab lessons start", "$ viperlab lessons edit",
    "$ viperlab progress show", "$ viperlab progress export", "$ viperlab progress import",
    "$ viperlab transcripts accept", "$ viperlab transcripts reject",
  ]

  /// Returns the subcommands of a command that no transcript uses.
  private func lacking(_ command: any ParsableCommand.Type, _ words: [String]) -> [String] {
    let subcommands = command.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    guard subcommands.isEmpty else {
      return subcommands.flatMap { lacking($0, words + [$0._commandName]) }
    }
    return pages.haveDone(words) ? [] : [words.joined(separator: " ")]
  }

  @Test func `every module in every architecture`() {
    let variants = Samples.modules.flatMap { module in
      module.variants.map { (module.name, $0.architecture.name) }
    }
    let lacking = variants.filter { module, architecture in
      !hasInput("load", module, architecture)
        && !(architecture == "viper" && pages.done.contains(["load", module]))
    }
    #expect(lacking.map { "load \($0) \($1)" } == [])
  }

  @Test func `every fault`() {
    #expect(Fault.all.map(\.name).filter { !hasInput("inject", $0) } == [])
  }

  @Test func `every message that refuses something`() throws {
    let lacking = try messages().filter { message in
      !pages.show(message.words) && !Self.elsewhere.keys.contains(where: message.text.contains)
    }
    for message in Set(lacking).sorted(by: { $0.file < $1.file }) {
      Issue.record("\(message.file): \(message.text)")
    }
  }

  @Test func `nothing is left out that all transcripts show, or that is no message`() throws {
    let lacking = try messages().filter { !pages.show($0.words) }
    for words in Self.elsewhere.keys.sorted() {
      #expect(lacking.contains { $0.text.contains(words) }, "needless: \(words)")
    }
  }

  private func messages() throws -> [SourceMessages.Message] {
    let messages = try SourceMessages(in: [
      "Sources/Lab", "Sources/LabKit", "Sources/Stage", "Sources/Comparison",
      "Sources/TranscriptKit", "Sources/TraceRecording/Playing",
    ])
    .messages.filter { !Self.library.contains(where: $0.file.hasSuffix) }
    #expect(messages.count > 200)
    return messages
  }

  /// Files whose messages appear only in tests that use the library.
  private static let library = ["RecorderDoubles.swift"]

  /// Words of messages that no transcript can show, with the reason.
  private static let elsewhere: [String: String] = [
    "has no scenario to play": "every sample has some",
    "has no variant": "every sample has some",
    "The cursor stands at #": "asked of a person at the prompt only",
    "Choose another name": "for folders and pipes: FilesTests",
    "No double takes": "said to tests that use the library",
    "There are no doubles": "said to tests that use the library",
    "Load what?": "load alone lists them before that",
    "Stop where?": "break alone lists breakpoints before that",
    "build is an optimized one": "the program that replays this page is none",
    "No fake can answer for other objects": "every sample with references has doubles",
    "cannot be swiped away": "no sample has a sheet that stays",
    "is no UTF-8. Save the file": "nor can this page hold such bytes: TextFileTests",
    "A transcript is saved from the prompt": "said only in a page that is being saved",
    "so its values stay": "every protocol of the samples can be played",
    "nothing to resend": "what is no message hands over no values",
    "control characters": "nor can this page",
    "or from the end?": "asked of a person at the prompt only",
    "cannot be injected at": "every place that is listed takes its fault",
    "No fault can be injected here": "some can be put into every sample",
    "has no such object": "every sample has objects of the standard roles",
    "cannot be dropped. Drop the message that led": "a secret fault: SecretFaultTests",
    "was read when the edit was made": "for whoever changes the sources of a session",
    "Stopped:": "Ctrl-C: StoppingTests",
    "Everything is as it was before it": "Ctrl-C: StoppingTests",
    "is answered otherwise by now": "UnstableAnswerTests",
    "may be one of:": "needs pending changes: PendingChangeTests",
    "The editor ended with an error": "a person at a terminal: ReviewTests",
    "This text differs from the answer of now": "a person at a terminal: ReviewTests",
    "A review needs a terminal": "needs pending changes: ReviewTests",
    "in a second process": "the program is gone meanwhile",
    "cannot be written (": "another program has it locked: PendingChangeTests",
    "has changed meanwhile": "KilledAcceptanceTests",
    "These are no pages": "said to the program itself",
    "is a folder. Name a file in it": "a page has files only: FilesTests",
    "is a pipe or a device": "a page has files only: FilesTests",
    "MB. Name a shorter file": "a file of 64 MB: FilesTests",
    "HOME is not set": "no page knows the environment: FilesTests",
    "cannot be read (": "a page may read all of its files: FilesTests",
    "begins a merge conflict": "nor can this page: TranscriptErrorTests",
    "since it was tested": "needs pending changes: PendingChangeTests",
    "Stopped on request": "Ctrl-C: StoppingTests",
    "which cannot be written": "every value that the samples ask for can be written",
    "so it cannot be written": "every message of the samples can be written",
    "it has no fake": "every protocol of the samples can be played",
    "asks nobody for … . It asks for": "no role of the samples asks for two values alone",
    "throws nothing. stub": "no fake of the samples is asked for what cannot throw",
    "so it cannot be reached": "every participant of the samples is referenced",
    "No message can be written to": "every protocol of the samples can be played",
    "did not end in time": "UnstableAnswerTests",
    "and changes are kept in folders only": "needs pending changes: PendingChangeTests",
    "is a link out of its folder": "for links in a folder: FilesTests",
  ]
}
