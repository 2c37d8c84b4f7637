import LessonKit

/// The storage of a learner's progress, to which records are only appended.
public struct ProgressStore {
  /// The path of the file that stores the records; nil when the progress lasts for the session only.
  public let path: String?
  /// Returns the whole text of the stored records, in the format of a progress file.
  public let read: () -> String
  /// Appends records; returns the reason why they could not be stored, nil when they were.
  public let append: ([ProgressRecord]) -> String?

  /// Creates a store from the path of its file and the functions that read and append records.
  public init(
    path: String?,
    read: @escaping () -> String,
    append: @escaping ([ProgressRecord]) -> String?
  ) {
    (self.path, self.read, self.append) = (path, read, append)
  }

  /// Returns a store that keeps its records in memory, until the session ends.
  public static func inMemory() -> ProgressStore {
    let list = RecordList()
    return ProgressStore(path: nil, read: { ProgressText.text(of: list.records) }) { records in
      list.records += records
      return nil
    }
  }

  private final class RecordList {
    var records: [ProgressRecord] = []
  }
}
