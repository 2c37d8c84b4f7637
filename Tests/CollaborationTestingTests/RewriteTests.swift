import CFiles
import Foundation
import Testing

@testable import CollaborationTesting

/// Texts that are written into sources.
@Suite struct RewriteTests {
  private let folder: TemporaryFolder
  private let texts = InlineTexts()
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
    #expect(throws: RewriteRefusal.changed) {
      try texts.write("x", at: source.site(in: path), of: "expectOther", compiled: source.compiled)
    }
    #expect(try bytes(path) == Array(source.source.utf8))
  }

  @Test(arguments: [
    "expectTrace(t) { text }", #"expectTrace(t) { "a" + "b" }"#, #"expectTrace(t) { "\(a)" }"#,
    #"expectTrace(t) { "a"#, "expectTrace(t) { \"\"\"\n  a\n b\n  \"\"\" }",
  ]) func `keeps an argument that is no literal`(_ source: String) throws {
    let path = try folder.write(source, to: "Test.swift")
    #expect(throws: RewriteRefusal.noLiteral) {
      try texts.write("x", at: site(path, 1, 12), of: "expectTrace", compiled: "a")
    }
    #expect(try bytes(path) == Array(source.utf8))
  }

  @Test func `writes several texts into one file`() throws {
    let path = try folder.write(
      "expectTrace(a)\nexpectTrace(b) { \"\" }\nexpectTrace(c)\n",
      to: "A.swift"
    )
    try texts.write("a\nb", at: site(path, 1, 12), of: "expectTrace", compiled: nil)
    try texts.write("c\nd", at: site(path, 3, 12), of: "expectTrace", compiled: nil)
    try texts.write("e", at: site(path, 2, 12), of: "expectTrace", compiled: "")
    let text = try String(decoding: bytes(path), as: UTF8.self)
    #expect(
      text == """
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
    try texts.write("a", at: site(path, 1, 12), of: "expectTrace", compiled: nil)
    #expect(throws: RewriteRefusal.several(["a", "b"])) {
      try texts.write("b", at: site(path, 1, 12), of: "expectTrace", compiled: nil)
    }
    #expect(try bytes(path) == Array(source.utf8))
    #expect(throws: RewriteRefusal.several(["a", "b", "c"])) {
      try texts.write("c", at: site(path, 1, 12), of: "expectTrace", compiled: nil)
    }
    #expect(try bytes(path) == Array(source.utf8))
  }

  @Test func `removes a written text if the old text still matches another run of the call`() throws
  {
    let path = try folder.write("expectTrace(a) { \"a\" }", to: "A.swift")
    try texts.write("b", at: site(path, 1, 12), of: "expectTrace", compiled: "a")
    #expect(throws: RewriteRefusal.several(["b", "a"])) {
      try texts.reach(site(path, 1, 12), with: "a", in: .update)
    }
    #expect(try bytes(path) == Array("expectTrace(a) { \"a\" }".utf8))
  }

  @Test func `writes nothing if the old text has matched before`() throws {
    let path = try folder.write("expectTrace(a) { \"a\" }", to: "A.swift")
    try texts.reach(site(path, 1, 12), with: "a", in: .update)
    #expect(throws: RewriteRefusal.several(["a", "b"])) {
      try texts.write("b", at: site(path, 1, 12), of: "expectTrace", compiled: "a")
    }
    #expect(try bytes(path) == Array("expectTrace(a) { \"a\" }".utf8))
    try texts.reach(site("/nowhere/A.swift", 1, 12), with: "a", in: .update)
  }

  @Test func `keeps a file that another process has changed meanwhile`() throws {
    let path = try folder.write("expectTrace(a)\nexpectTrace(b)\n", to: "A.swift")
    try texts.write("a", at: site(path, 1, 12), of: "expectTrace", compiled: nil)
    _ = try folder.write("other", to: "A.swift")
    #expect(throws: RewriteRefusal.changed) {
      try texts.write("b", at: site(path, 2, 12), of: "expectTrace", compiled: nil)
    }
    #expect(try bytes(path) == Array("other".utf8))
  }

  @Test func `refuses read-only and missing files`() throws {
    let path = try folder.write("expectTrace(a)", to: "A.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let reason = String(cString: files_error_text(Int32(FILES_READ_ONLY)))
    #expect(throws: RewriteRefusal.unwritable(path: path, reason: reason)) {
      try texts.write("a", at: site(path, 1, 12), of: "expectTrace", compiled: nil)
    }
    #expect(throws: RewriteRefusal.missing(path: "/nowhere/A.swift")) {
      try texts.write("a", at: site("/nowhere/A.swift", 1, 12), of: "expectTrace", compiled: nil)
    }
  }

  @Test func `keeps the file's mode`() throws {
    let path = try folder.write("expectTrace(a)", to: "A.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try texts.write("a", at: site(path, 1, 12), of: "expectTrace", compiled: nil)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  private func site(_ path: String, _ line: UInt, _ column: UInt) -> CallSite {
    CallSite(path: path, line: line, column: column)
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: path)))
  }

  /// Returns the present text of a call in a file.
  private func read(_ path: String, _ site: CallSite) throws -> String? {
    let call = try ExpectationCall(of: "expectTrace", in: bytes(path), at: site.position)
    guard case .literal(_, let text) = call.text else { return nil }
    return text
  }
}
