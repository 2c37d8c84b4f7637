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

  @Test func `the prompt names the commands that only a shell has`() {
    let subcommands = RootCommand.configuration.subcommands.map { $0._commandName }
    let ofShell = subcommands.filter { Command.beginning(with: $0) == nil }
    #expect(Set(Command.ofShell) == Set(ofShell))
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
      !pages.show(message.words) && !Self.elsewhere.contains(where: message.text.contains)
    }
    for message in Set(lacking).sorted(by: { $0.file < $1.file }) {
      Issue.record("\(message.file): \(message.text)")
    }
  }

  @Test func `nothing is left out that all transcripts show, or that is no message`() throws {
    let lacking = try messages().filter { !pages.show($0.words) }
    for words in Self.elsewhere {
      #expect(lacking.contains { $0.text.contains(words) }, "needless: \(words)")
    }
  }

  private func messages() throws -> [SourceMessages.Message] {
    let messages = try SourceMessages(in: [
      "Sources/Lab", "Sources/LabKit", "Sources/Stage", "Sources/Comparison",
      "Sources/TranscriptKit", "Sources/TraceRecording/Doubles", "Sources/TraceRecording/Playing",
    ])
    .messages.filter { !$0.file.hasSuffix(Self.library) }
    #expect(messages.count > 200)
    return messages
  }

  /// The file whose messages appear only in tests that use the library.
  private static let library = "RecorderDoubles.swift"

  /// Words of messages that no transcript can show: the first column of the table in `MessagesElsewhere.md`.
  private static let elsewhere: [String] = {
    let page = (try? repository.text(of: "Tests/ViperlabTests/MessagesElsewhere.md")) ?? ""
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }
    return rows.dropFirst().compactMap { $0.dropFirst(2).components(separatedBy: " | ").first }
  }()
}
