import Foundation
import Patches
import Testing

@testable import SourceGenerator

/// Editions as patches: checked out, changed, written back, and rebased onto a changed textbook.
@Suite final class EditionTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "editions-\(UUID().uuidString)"
  ).path
  private var commands: EditionCommands
  private static let sources = URL(filePath: #filePath).appending(path: "../../..").standardized
    .path

  init() { commands = EditionCommands(checkouts: "\(folder)/out") }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test(arguments: ["Sources/SampleModules", "Tests/SampleModulesTests"])
  func `every patch equals the patch made of its own files`(path: String) throws {
    let editions = try FileManager.default.subpathsOfDirectory(atPath: "\(Self.sources)/\(path)")
      .filter { $0.hasSuffix(".patch") }.map { EditionPatch("\(Self.sources)/\(path)/\($0)") }
    #expect(editions.count > 30)
    for edition in editions {
      let patch = try edition.read()
      let made = Patch(
        head: patch.head,
        from: try edition.baseFiles(of: patch),
        to: try edition.files()
      )
      #expect(made.text == (try String(contentsOfFile: edition.path, encoding: .utf8)))
      #expect(patch["Title"] != nil, "\(edition.path)")
      #expect(
        ["Rule", "Wish", "Article", "Moves"].contains { patch[$0] != nil },
        "\(edition.path)"
      )
    }
  }

  private static let declaration = [
    "extension Variant {", "  public static var listsMVC: Variant {",
  ]

  private func makeFault(_ head: String, declaring lines: [String]) throws -> EditionPatch {
    let lists = "\(folder)/Lists"
    try SwiftFiles.write(["A.swift": ["one"], "ListsVariant.swift": lines], in: "\(lists)/MVC")
    try SwiftFiles.write([:], in: "\(lists)/Edits/no-reply-twice")
    let edition = EditionPatch("\(lists)/Edits/no-reply-twice/MVC.patch")
    let text = "\(head)\n\n--- a/A.swift\n+++ b/A.swift\n@@ -1 +1 @@\n-one\n+two\n"
    try text.write(toFile: edition.path, atomically: true, encoding: .utf8)
    return edition
  }

  @Test(arguments: [("Rule: no-reply", "listsNoReplyTwice"), ("Wish: no-reply", "listsMVC")])
  func `declares the variant under the folder's name where it is compiled`(
    head: String,
    name: String
  ) throws {
    let edition = try makeFault(head, declaring: Self.declaration)
    let lines = try #require(edition.builtFiles()["ListsVariant.swift"])
    #expect(lines == [Self.declaration[0], "  public static var \(name): Variant {"])
    let listed = try ListedVariant.all(in: edition.path, root: folder)
    let source = try ListedVariant.source(of: listed, in: ["Editions1"])
    let entry = ".listsNoReplyTwice.with(edition: .faulty(\"no-reply\"))"
    #expect(source.contains(entry) == head.hasPrefix("Rule"))
  }

  @Test func `needs one declaration of its variant, and a target`() throws {
    let edition = try makeFault("Rule: no-reply", declaring: [])
    let missing = #expect(throws: EditionFailure.self) { try edition.builtFiles() }
    #expect(missing?.description.contains(": error: 0 files declare a `public static") == true)
    let listed = try ListedVariant.all(in: edition.path, root: folder)
    let full = #expect(throws: EditionFailure.self) {
      try ListedVariant.source(of: listed, in: ["SamplesMVC"])
    }
    #expect(full?.description.hasPrefix("Lists/Edits: error: 1 editions, but 0 targets") == true)
  }

  @Test func `a patch on a patch changes its files, and moves onto a changed textbook with it`()
    throws
  {
    let (first, old) = try makeOldTextbook(now: ["zero", "one", "two", "three"])
    for lists in ["\(folder)/Lists", old + "\(folder)/Lists"] {
      try SwiftFiles.write(["Variant.swift": ["its own"]], in: "\(lists)/Edits/x")
      try SwiftFiles.write(["Variant.swift": ["another"]], in: "\(lists)/Edits/y")
      try? FileManager.default.copyItem(atPath: first.path, toPath: "\(lists)/Edits/x/VIPER.patch")
    }
    let second = EditionPatch("\(folder)/Lists/Edits/y/VIPER.patch")
    let head = [Patch.Field("Title", "A list"), Patch.Field("Base", "Edits/x/VIPER.patch")]
    let before = try first.files(
      after: first.read(),
      of: first.baseFiles(of: first.read(), in: old)
    )
    let after = ["A.swift": ["one", "2", "3"]]
    let patch = Patch(head: head, from: before, to: after)
    try patch.text.write(toFile: second.path, atomically: true, encoding: .utf8)
    for edition in [first, second] { try commands.rebase(edition, from: old) }
    #expect(try second.files() == ["A.swift": ["zero", "one", "2", "3"]])
  }

  @Test func `is checked out, changed and written back`() throws {
    let edition = try makeEdition()
    try commands.checkOut(edition)
    let checkout = "\(folder)/out/\(edition.name)"
    #expect(try SwiftFiles.lines(in: checkout) == ["A.swift": ["one", "2", "three"]])
    try SwiftFiles.write(["A.swift": ["one", "2", "3"], "B.swift": ["new"]], in: checkout)
    try commands.writeBack(edition)
    #expect(try edition.files() == ["A.swift": ["one", "2", "3"], "B.swift": ["new"]])
    #expect(!FileManager.default.fileExists(atPath: checkout))
    #expect(try edition.read().head == [Patch.Field("Title", "A list"), Patch.Field("Rule", "x")])
  }

  @Test func `moves onto a textbook that has changed elsewhere`() throws {
    let (edition, old) = try makeOldTextbook(now: ["zero", "one", "two", "three"])
    try commands.rebase(edition, from: old)
    #expect(!commands.hasFailed)
    #expect(try edition.files()["A.swift"] == ["zero", "one", "2", "three"])
    #expect(commands.report == ["\(edition.path): rebased"])
  }

  @Test func `lists what the textbook and the edition have both changed`() throws {
    let (edition, old) = try makeOldTextbook(now: ["one", "zwei", "three"])
    let before = try edition.read()
    try commands.rebase(edition, from: old)
    let checkout = "\(folder)/out/\(edition.name)"
    #expect(commands.hasFailed)
    #expect(
      commands.report == [
        "\(checkout)/A.swift:2: error: the textbook and the edition have changed these lines"
      ]
    )
    #expect(
      try SwiftFiles.lines(in: checkout)["A.swift"] == [
        "one", "<<<<<<< the textbook", "zwei", "=======", "2", ">>>>>>> the edition", "three",
      ]
    )
    #expect(try edition.read() == before)
  }

  @Test func `names a changed file that the edition removes, in every call`() throws {
    let (edition, old) = try makeOldTextbook(now: ["one", "zwei", "three"])
    let before = try SwiftFiles.lines(in: old + "\(folder)/Lists/VIPER")
    let patch = Patch(head: try edition.read().head, from: before, to: ["B.swift": ["new"]])
    try patch.text.write(toFile: edition.path, atomically: true, encoding: .utf8)
    for _ in 1...2 { try commands.rebase(edition, from: old) }
    let told = "\(edition.path): removes A.swift, which \(edition.base(of: patch)) has changed"
    #expect(!commands.hasFailed)
    #expect(commands.report == [told, told])
    #expect(try edition.read().text == patch.text)
  }

  @Test func `overwrites and loses no changes`() throws {
    let edition = try makeEdition()
    let checkout = "\(folder)/out/\(edition.name)"
    #expect(throws: EditionFailure.self) { try commands.writeBack(edition) }
    try commands.checkOut(edition)
    try commands.checkOut(edition)
    try SwiftFiles.write(["A.swift": ["changed"]], in: checkout)
    #expect(throws: EditionFailure.self) { try commands.checkOut(edition) }
    try SwiftFiles.write(["A.swift": ["one", "two", "three", "4"]], in: "\(folder)/Lists/VIPER")
    #expect(throws: EditionFailure.self) { try commands.writeBack(edition) }
    #expect(try SwiftFiles.lines(in: checkout) == ["A.swift": ["changed"]])
  }

  @Test func `refuses to write back a conflict`() throws {
    let (edition, old) = try makeOldTextbook(now: ["one", "zwei", "three"])
    try commands.rebase(edition, from: old)
    let error = #expect(throws: EditionFailure.self) { try commands.writeBack(edition) }
    let checkout = "\(folder)/out/\(edition.name)"
    #expect(error?.description == "\(checkout)/A.swift:2: error: a conflict is not decided")
    try SwiftFiles.write(["A.swift": ["one", "2", "three"]], in: checkout)
    try commands.writeBack(edition)
    #expect(try edition.files() == ["A.swift": ["one", "2", "three"]])
  }

  @Test func `rebases an edition once, and goes on after an edition that fails`() throws {
    let (edition, old) = try makeOldTextbook(now: ["zero", "one", "two", "three"])
    commands.each([EditionPatch("\(folder)/none.patch"), edition, edition]) { commands, edition in
      try commands.rebase(edition, from: old)
    }
    #expect(commands.hasFailed)
    #expect(commands.report.dropFirst() == ["\(edition.path): rebased"])
  }

  @Test(arguments: ["/", "..", "Sources/none"]) func `finds patches in this folder only`(
    path: String
  ) {
    #expect(throws: (any Error).self) { try EditionPatch.all(at: path) }
  }

  @Test func `says which line of a patch does not apply`() throws {
    let edition = try makeEdition()
    try SwiftFiles.write(["A.swift": ["one", "zwei", "three"]], in: "\(folder)/Lists/VIPER")
    let error = #expect(throws: EditionFailure.self) { try edition.files() }
    #expect(
      error?.description
        == "\(edition.path):8: error: line 2 of A.swift is \"zwei\", the patch has \"two\""
    )
  }

  /// Creates a module with a textbook of one file, and an edition with a file of its own.
  private func makeEdition() throws -> EditionPatch {
    try SwiftFiles.write(["A.swift": ["one", "two", "three"]], in: "\(folder)/Lists/VIPER")
    try SwiftFiles.write(["Variant.swift": ["its own"]], in: "\(folder)/Lists/Edits/x")
    let edition = EditionPatch("\(folder)/Lists/Edits/x/VIPER.patch")
    let text = """
      Title: A list
      Rule: x

      --- a/A.swift
      +++ b/A.swift
      @@ -1,3 +1,3 @@
       one
      -two
      +2
       three

      """
    try text.write(toFile: edition.path, atomically: true, encoding: .utf8)
    return edition
  }

  /// Creates an edition whose textbook has changed, and a folder with the former textbook.
  private func makeOldTextbook(now: [String]) throws -> (edition: EditionPatch, old: String) {
    let edition = try makeEdition()
    let old = "\(folder)/old"
    try SwiftFiles.write(
      SwiftFiles.lines(in: "\(folder)/Lists/VIPER"),
      in: old + "\(folder)/Lists/VIPER"
    )
    try SwiftFiles.write(["A.swift": now], in: "\(folder)/Lists/VIPER")
    return (edition, old)
  }
}
