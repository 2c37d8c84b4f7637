import CFiles
import Foundation
import TerminalTesting
import Testing

/// Properties of a file whose contents are replaced.
struct ReplacedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func replace(_ name: String, by text: String = "new") -> String {
    let error = files_replace(folder.path(of: name), text, text.utf8.count, 0o666)
    return error == 0 ? "" : String(cString: files_error_text(error))
  }

  @Test(arguments: [mode_t(0o644), 0o664, 0o600, 0o755, 0o200, 0o4755])
  func `keeps its mode`(mode: mode_t) throws {
    try folder.write("old", to: "a", mode: mode)
    #expect(replace("a") == "")
    #expect(folder.contents(of: "a") == "new")
    #expect(try folder.permissions(of: "a") == Int(mode))
  }

  @Test func `keeps its owner and group, where that is permitted`() throws {
    guard geteuid() == 0 else { return }
    try folder.write("old", to: "a", mode: 0o640)
    chown(folder.path(of: "a"), 12_345, 23_456)
    #expect(replace("a") == "")
    #expect(try folder.owners(of: "a") == [12_345, 23_456])
    #expect(try folder.permissions(of: "a") == 0o640)
  }

  @Test func `a new one has the mode that the mask leaves`() throws {
    #expect(replace("a") == "")
    let mask = umask(0)
    umask(mask)
    #expect(try folder.permissions(of: "a") == Int(0o666 & ~mask))
  }

  @Test func `is refused when it is read-only`() throws {
    try folder.write("old", to: "a", mode: 0o444)
    #expect(replace("a") == "it is read-only")
    #expect(folder.contents(of: "a") == "old")
    #expect(folder.names == ["a"])
  }

  @Test func `a link stays, and leads to the new bytes`() throws {
    try folder.make("b")
    try folder.write("old", to: "b/real")
    symlink("b/real", folder.path(of: "two"))
    symlink(folder.path(of: "two"), folder.path(of: "one"))
    #expect(replace("one") == "")
    #expect(folder.contents(of: "b/real") == "new")
    #expect(folder.target(of: "one") == folder.path(of: "two"))
    #expect(folder.target(of: "two") == "b/real")
  }

  @Test func `a link to nothing stays, and its target is made`() throws {
    try folder.make("b")
    symlink("b/real", folder.path(of: "one"))
    #expect(replace("one") == "")
    #expect(folder.contents(of: "b/real") == "new")
    #expect(folder.target(of: "one") == "b/real")
    symlink("missing/real", folder.path(of: "other"))
    #expect(replace("other") == "No such file or directory")
  }

  @Test func `links in a cycle are refused`() {
    symlink("b", folder.path(of: "a"))
    symlink("a", folder.path(of: "b"))
    #expect(replace("a") == String(cString: strerror(ELOOP)))
  }

  @Test(arguments: [1, 200, 248, 255]) func `may have a long name`(length: Int) {
    let name = String(repeating: "n", count: length)
    #expect(replace(name) == "")
    #expect(replace(name, by: "again") == "")
    #expect(folder.contents(of: name) == "again")
    #expect(folder.names == [name])
  }

  @Test func `is refused where it is a folder, a pipe, or has no name or no folder`() throws {
    try folder.make("b")
    mkfifo(folder.path(of: "pipe"), 0o600)
    #expect(replace("pipe") == "it is no ordinary file")
    #expect(replace("b") == String(cString: strerror(EISDIR)))
    #expect(replace("b/") == String(cString: strerror(EISDIR)))
    #expect(replace("c/") == String(cString: strerror(EISDIR)))
    #expect(replace("missing/a") == String(cString: strerror(ENOENT)))
    #expect(replace(String(repeating: "n", count: 256)) == String(cString: strerror(ENAMETOOLONG)))
    #expect(files_replace("", nil, 0, 0o666) == ENOENT)
    #expect(folder.names == ["b", "pipe"])
  }

  @Test func `says that a device is full, and replaces none`() {
    guard access("/dev/full", F_OK) == 0 else { return }
    symlink("/dev/full", folder.path(of: "full"))
    #expect(replace("full") == String(cString: strerror(ENOSPC)))
    symlink("/dev/null", folder.path(of: "null"))
    #expect(replace("null") == "")
    #expect(folder.target(of: "null") == "/dev/null")
  }

  @Test func `may become empty`() throws {
    try folder.write("old", to: "a")
    #expect(files_replace(folder.path(of: "a"), nil, 0, 0o666) == 0)
    #expect(folder.contents(of: "a") == "")
  }
}

/// Temporary files left by killed writers.
struct LeftoverTests {
  private let folder: TemporaryFolder
  private let leftover = ".viperlab-0123456789abcdef.tmp"

  init() throws { folder = try TemporaryFolder() }

  @Test func `is removed by the next replacement in its folder`() throws {
    try folder.write("half", to: leftover)
    #expect(files_replace(folder.path(of: "a"), "new", 3, 0o666) == 0)
    #expect(folder.names == ["a"])
  }

  @Test func `is removed on request`() throws {
    try folder.write("half", to: leftover)
    files_remove_leftovers(folder.path(of: "a"))
    #expect(folder.names == [])
  }

  @Test func `is kept while its writer holds the lock`() throws {
    try folder.write("half", to: leftover)
    let file = open(folder.path(of: leftover), O_RDONLY)
    defer { close(file) }
    flock(file, LOCK_EX)
    files_remove_leftovers(folder.path(of: "a"))
    #expect(folder.names == [leftover])
  }

  @Test(arguments: [
    ".viperlab-0123456789abcdeg.tmp", ".viperlab-0123456789abcdef.tm",
    "viperlab-0123456789abcdef.tmp",
    ".viperlab-.tmp", ".viperlab-0123456789abcdef.tmp.md", ".viperlab-0123456789ABCDEF.tmp",
  ])
  func `is no file with another name`(name: String) throws {
    try folder.write("mine", to: name)
    files_remove_leftovers(folder.path(of: "a"))
    #expect(folder.names == [name])
  }

  @Test func `is no folder and no link`() throws {
    try folder.make(leftover)
    let link = ".viperlab-1123456789abcdef.tmp"
    try folder.write("mine", to: "target")
    symlink("target", folder.path(of: link))
    files_remove_leftovers(folder.path(of: "a"))
    #expect(folder.names == [leftover, link, "target"].sorted())
  }
}
