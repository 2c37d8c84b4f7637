import CFiles
import Foundation
import Testing

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
