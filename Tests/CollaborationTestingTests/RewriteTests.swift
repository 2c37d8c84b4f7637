import CFiles
import Foundation
import Testing

@testable import CollaborationTesting

/// Texts that are written into sources.
@Suite struct RewriteTests {
  private let folder: TemporaryFolder
  private let texts = GoldenTexts()
  private static let awkward = #"View -> Presenter say("a\n\"b\"")"# + "\n\n  ... \\#(x) \"\"\"#"

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: AwkwardSource.all, ["View -> Presenter load()\n  ...", "", awkward])
  func `decodes the text, changes only it`(_ source: AwkwardSource, _ text: String) throws {
    let path = try folder.write(source.source, to: "Test.swift")
    let site = source.site(in: path)
    #expect(try read(path, site) == source.compiled)
    try texts.write(text, at: site, of: "expectTrace", compiled: source.compiled)
    let written = try bytes(path)
    let (before, after) = source.surroundings
    #expect(written.starts(with: before.utf8))
    #expect(written.suffix(after.utf8.count).elementsEqual(after.utf8))
    #expect(try read(path, site) == text)
  }

  @Test(arguments: AwkwardSource.all) func `keeps a source that was changed since it was built`(
    _ source: AwkwardSource
  ) throws {
    let path = try folder.write(source.source, to: "Test.swift")
    #expect(throws: RewriteRefusal.changed) {
      try texts.write("x", at: source.site(in: path), of: "expectTrace", compiled: "other")
    }
    let refusal = RewriteRefusal.otherCall("expectTrace", function: "expectOther")
    #expect(throws: refusal) {
      try texts.write("x", at: source.site(in: path), of: "expectOther", compiled: source.compiled)
    }
    #expect(try bytes(path) == Array(source.source.utf8))
  }

  @Test func `keeps a source that another process with tests has written`() throws {
    let path = try folder.write("expectTrace(a)\nexpectTrace(b)\n", to: "A.swift")
    try write("a", path)
    try write("b", path, 2)
    let written = try text(path)
    let other = GoldenTexts()
    #expect(throws: RewriteRefusal.changed) {
      try other.write("c", at: site(path, 1), of: "expectTrace", compiled: nil)
    }
    try other.reach(site(path, 1), with: "a", in: .update)
    #expect(try text(path) == written)
  }

  @Test func `keeps a source that was edited after the tests were built`() throws {
    let source = "expectTrace(a) { \"a\" }"
    let path = try folder.write(source, to: "A.swift", isNew: true)
    #expect(throws: RewriteRefusal.changed) { try write("b", path, over: "a") }
    #expect(try text(path) == source)
  }

  @Test(arguments: [
    "expectTrace(t) { text }", #"expectTrace(t) { "a" + "b" }"#, #"expectTrace(t) { "\(a)" }"#,
    #"expectTrace(t) { "a"#, "expectTrace(t) { \"\"\"\n  a\n b\n  \"\"\" }",
  ]) func `keeps an argument that is no literal`(_ source: String) throws {
    let path = try folder.write(source, to: "Test.swift")
    #expect(throws: RewriteRefusal.noLiteral) { try write("x", path, over: "a") }
    #expect(try text(path) == source)
  }

  @Test func `writes several texts into one file`() throws {
    let path = try folder.write(
      "expectTrace(a)\nexpectTrace(b) { \"\" }\nexpectTrace(c)\n",
      to: "A.swift"
    )
    try write("a\nb", path)
    try write("c\nd", path, 3)
    try write("e", path, 2, over: "")
    #expect(
      try text(path) == """
        expectTrace(a) {
          \"""
          a
          b
          \"""
        }
        expectTrace(b) { \"""
          e
          \""" }
        expectTrace(c) {
          \"""
          c
          d
          \"""
        }

        """
    )
  }

  @Test func `writes nothing if one call has several texts`() throws {
    let source = "expectTrace(a)\nexpectTrace(b)\n"
    let path = try folder.write(source, to: "A.swift")
    try write("a", path)
    #expect(throws: RewriteRefusal.several(["a", "b"])) { try write("b", path) }
    #expect(try text(path) == source)
    #expect(throws: RewriteRefusal.several(["a", "b", "c"])) { try write("c", path) }
    #expect(try text(path) == source)
  }

  @Test func `removes a written text if the old text still matches another run of the call`() throws
  {
    let path = try folder.write("expectTrace(a) { \"a\" }", to: "A.swift")
    try write("b", path, over: "a")
    #expect(throws: RewriteRefusal.several(["b", "a"])) {
      try texts.reach(site(path, 1), with: "a", in: .update)
    }
    #expect(try text(path) == "expectTrace(a) { \"a\" }")
  }

  @Test func `writes nothing if the old text has matched before`() throws {
    let path = try folder.write("expectTrace(a) { \"a\" }", to: "A.swift")
    try texts.reach(site(path, 1), with: "a", in: .update)
    #expect(throws: RewriteRefusal.several(["a", "b"])) { try write("b", path, over: "a") }
    #expect(try text(path) == "expectTrace(a) { \"a\" }")
    try texts.reach(site("/nowhere/A.swift", 1), with: "a", in: .update)
  }

  @Test func `keeps a file that another process has changed meanwhile`() throws {
    let path = try folder.write("expectTrace(a)\nexpectTrace(b)\n", to: "A.swift")
    try write("a", path)
    _ = try folder.write("other", to: "A.swift")
    #expect(throws: RewriteRefusal.changed) { try write("b", path, 2) }
    #expect(try text(path) == "other")
  }

  @Test func `refuses read-only and missing files`() throws {
    let path = try folder.write("expectTrace(a)", to: "A.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let reason = String(cString: files_error_text(Int32(FILES_READ_ONLY)))
    #expect(throws: RewriteRefusal.unwritable(path: path, reason: reason)) { try write("a", path) }
    #expect(throws: RewriteRefusal.missing(path: "/nowhere/A.swift")) {
      try write("a", "/nowhere/A.swift")
    }
  }

  @Test func `forgets a text that could not be written`() throws {
    let path = try folder.write("expectTrace(a)\nexpectTrace(b) { \"b\" }", to: "A.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(throws: RewriteRefusal.self) { try write("a", path) }
    try texts.reach(site(path, 2), with: "b", in: .fill)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    #expect(throws: RewriteRefusal.several(["a", "c"])) { try write("c", path) }
    #expect(throws: RewriteRefusal.several(["b", "d"])) { try write("d", path, 2, over: "b") }
    #expect(try text(path) == "expectTrace(a)\nexpectTrace(b) { \"b\" }")
  }

  @Test func `keeps the file's mode`() throws {
    let path = try folder.write("expectTrace(a)", to: "A.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try write("a", path)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  /// Returns the place of the call of `expectTrace` with which a line begins.
  private func site(_ path: String, _ line: UInt) -> CallSite {
    CallSite(path: path, line: line, column: 12)
  }

  /// Writes a text for the call on a line of a file.
  private func write(_ text: String, _ path: String, _ line: UInt = 1, over old: String? = nil)
    throws
  {
    try texts.write(text, at: site(path, line), of: "expectTrace", compiled: old)
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: path)))
  }

  private func text(_ path: String) throws -> String {
    try String(decoding: bytes(path), as: UTF8.self)
  }

  /// Returns the present text of a call in a file.
  private func read(_ path: String, _ site: CallSite) throws -> String? {
    let call = try ExpectationCall(of: "expectTrace", in: bytes(path), at: site.position)
    guard case .literal(_, let text) = call else { return nil }
    return text
  }
}
