import Foundation
import Testing

/// Small apps, one for each school, whose messages were counted by who read their source.
@Suite struct PlayedFixtureTests {
  /// What the program prints that plays each in every way.
  private let output: [Substring]
  private let status: Int32

  /// The folder in which the tests were built: the bundle's, or that of the bundle's program on macOS.
  private static var products: URL {
    let program = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let path = program.components(separatedBy: ".xctest")[0]
    return URL(filePath: path).deletingLastPathComponent()
  }

  init() throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.products.appending(path: "PlayFixtures")
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationStatus
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    output = Array(lines.drop { $0 != "== All" }.dropFirst())
  }

  @Test func `tell the same in every way, and have each message heard or told`() {
    let differences = output.filter { !$0.hasPrefix("told: ") }.dropFirst(2)
    #expect(status == 0, "\(differences.joined(separator: "\n"))")
    #expect(output.count { $0.contains(" messages counted by hand: ") } == 2)
  }

  @Test func `are heard nearly always in the schools`() throws {
    let line = try #require(output.first { $0.hasPrefix("schools, ") })
    let count = try line.matches(of: /\d+/).map { try #require(Int($0.output)) }
    #expect(count[0] >= 150)
    #expect(count[1] * 100 >= count[0] * 98, "\(count)")
    #expect(count[3] == 0)
  }

  @Test func `have a line in the documentation for what is not heard`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let guide = try String(
      contentsOf: folder.appending(
        path: "../../../Sources/TraceRecording/TraceRecording.docc/TraceRecording.md"
      ),
      encoding: .utf8
    )
    let reasons = output.filter { $0.hasPrefix("told: ") }.map { $0.dropFirst(6) }
    #expect(!reasons.isEmpty)
    for reason in reasons { #expect(guide.contains("\n| \(reason) | "), "\(reason)") }
  }
}
